// @vitest-environment node
import { testConfigs } from './test-configs';

// CLI-1
testConfigs(String.raw`
# pattern-never
search { "include": "^campaign=" }
    "^campaign=" » search.include of "hero" can never match a query: "^campaign=" » Write "^\\?campaign=". The query is tested with its question mark.
search { "include": "^a b" }
    "^a b" » search.include of "hero" can never match a query: "^a b" » Write "^a%20b", and fix the rest of the pattern. Browsers percent-encode URLs.
search { "include": "a#b" }
    "a#b" » search.include of "hero" can never match a query: "a#b" » Match the query as browsers write it: with its question mark, percent-encoded, without the fragment.
search { "include": "^x=é" }
    "^x=é" » search.include of "hero" can never match a query: "^x=é" » Write "^x=%C3%A9", and fix the rest of the pattern. Browsers percent-encode URLs.
url { "include": "^store" }
    "^store" » url.include of "hero" can never match a path: "^store" » Write "^/store". Paths start with a slash.
url { "include": "store\\?a=1" }
    "store\\?a=1" » url.include of "hero" can never match a path: "store\\?a=1" » Move the query to "search". The path has none.
url { "include": "a#b" }
    "a#b" » url.include of "hero" can never match a path: "a#b" » Remove the fragment. Pages can't be targeted by it.
url { "include": "^/é/ b" }
    "^/é/ b" » url.include of "hero" can never match a path: "^/é/ b" » Write "^/%C3%A9/%20b". Browsers percent-encode URLs.
url { "include": "^/\\ud83dx" }
    "^/\\ud83dx" » url.include of "hero" can never match a path: "^/\\ud83dx" » Match the path as browsers write it: it starts with / and is percent-encoded.
url { "include": "^www\\.example\\.net/store" }
    "^www\\.example\\.net/store" » url.include of "hero" can never match a path: "^www\\.example\\.net/store" » Move the host to "domain". Only the path is tested.
url { "include": "^www.example.net/a" }
    "^www.example.net/a" » url.include of "hero" can never match a path: "^www.example.net/a" » Move the host to "domain". Only the path is tested.
url { "include": "https://x/" }
url { "include": "^é" }
    "^é" » url.include of "hero" can never match a path: "^é" » Write "^%C3%A9", and fix the rest of the pattern. Browsers percent-encode URLs.
url { "include": "^/%2f" }
    "^/%2f" » url.include of "hero" has the lower-case escape %2f: "^/%2f" » Write %2F, as browsers do. Patterns are case-sensitive.
url { "include": "^/%c3" }
    "^/%c3" » url.include of "hero" has the lower-case escape %c3: "^/%c3" » Write %C3, as browsers do. Patterns are case-sensitive.
url { "include": "^/%2F" }
url { "include": "^/%20" }
url { "include": "[^\\0-\\uffff]" }
    "[^\\0-\\uffff]" » url.include of "hero" can never match a path: "[^\\0-\\uffff]" » Match the path as browsers write it: it starts with / and is percent-encoded.
url { "include": "x^" }
    "x^" » url.include of "hero" can never match a path: "x^" » Match the path as browsers write it: it starts with / and is percent-encoded.
url { "include": "^/a$b" }
    "^/a$b" » url.include of "hero" can never match a path: "^/a$b" » Match the path as browsers write it: it starts with / and is percent-encoded.

# pattern-shadowed
url { "include": "^/store/sale", "exclude": "^/store" }
    "^/store" » url.exclude of "hero" excludes every path that the include "^/store/sale" matches: "^/store" » Narrow the exclude, or remove the include.
url { "include": "^/[ab]", "exclude": ["^/a", "^/b"] }
    "^/a" » url.exclude of "hero" excludes every path that the include "^/[ab]" matches: "^/a" » Narrow the exclude, or remove the include.
url { "include": ["^/a", "^/b"], "exclude": "^/a" }
    "^/a" » url.exclude of "hero" excludes every path that the include "^/a" matches: "^/a" » Narrow the exclude, or remove the include.
url { "include": "^/a", "exclude": "^/b" }
url { "include": "x^", "exclude": "^/" }
url { "include": "^/a", "exclude": "(" }
url { "include": "(", "exclude": "^/" }
search { "exclude": "a" }
search { "exclude": "^" }
    "^" » search.exclude of "hero" excludes every query, including an empty one: "^" » Narrow the exclude, or remove the include.
search { "include": "a", "exclude": "^" }
    "^" » search.exclude of "hero" excludes every query that the include "a" matches: "^" » Narrow the exclude, or remove the include.
search { "include": "a=1", "exclude": "a" }
    "a" » search.exclude of "hero" excludes every query that the include "a=1" matches: "a" » Narrow the exclude, or remove the include.
`);
