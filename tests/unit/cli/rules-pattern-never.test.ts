// @vitest-environment node
import { testConfigs } from './test-configs';

// CLI-1
testConfigs(String.raw`
# pattern-never
search { "include": "^campaign=" }
    "^campaign=" » search.include of "hero" can never match a query: "^campaign=" » The query is tested with its question mark: write "^\\?campaign=".
search { "include": "^a b" }
    "^a b" » search.include of "hero" can never match a query: "^a b" » The browser percent-encodes this: write "^a%20b", among other things.
search { "include": "a#b" }
    "a#b" » search.include of "hero" can never match a query: "a#b" » The query is tested with its question mark, percent-encoded, and without the fragment.
search { "include": "^x=é" }
    "^x=é" » search.include of "hero" can never match a query: "^x=é" » The browser percent-encodes this: write "^x=%C3%A9", among other things.
url { "include": "^store" }
    "^store" » url.include of "hero" can never match a path: "^store" » A path begins with a slash: write "^/store".
url { "include": "store\\?a=1" }
    "store\\?a=1" » url.include of "hero" can never match a path: "store\\?a=1" » The path has no query: put that part into "search".
url { "include": "a#b" }
    "a#b" » url.include of "hero" can never match a path: "a#b" » The path has no fragment, and nothing can be targeted by it.
url { "include": "^/é/ b" }
    "^/é/ b" » url.include of "hero" can never match a path: "^/é/ b" » The browser percent-encodes this: write "^/%C3%A9/%20b".
url { "include": "^/\\ud83dx" }
    "^/\\ud83dx" » url.include of "hero" can never match a path: "^/\\ud83dx" » The path is tested as the browser writes it: it begins with /, and is percent-encoded.
url { "include": "^www\\.example\\.net/store" }
    "^www\\.example\\.net/store" » url.include of "hero" can never match a path: "^www\\.example\\.net/store" » Only the path is tested: the host goes into "domain".
url { "include": "^www.example.net/a" }
    "^www.example.net/a" » url.include of "hero" can never match a path: "^www.example.net/a" » Only the path is tested: the host goes into "domain".
url { "include": "https://x/" }
url { "include": "^é" }
    "^é" » url.include of "hero" can never match a path: "^é" » The browser percent-encodes this: write "^%C3%A9", among other things.
url { "include": "^/%2f" }
    "^/%2f" » url.include of "hero" has the escape %2f in lower case: "^/%2f" » Browsers write %2F, and patterns mind the case.
url { "include": "^/%c3" }
    "^/%c3" » url.include of "hero" has the escape %c3 in lower case: "^/%c3" » Browsers write %C3, and patterns mind the case.
url { "include": "^/%2F" }
url { "include": "^/%20" }
url { "include": "[^\\0-\\uffff]" }
    "[^\\0-\\uffff]" » url.include of "hero" can never match a path: "[^\\0-\\uffff]" » The path is tested as the browser writes it: it begins with /, and is percent-encoded.
url { "include": "x^" }
    "x^" » url.include of "hero" can never match a path: "x^" » The path is tested as the browser writes it: it begins with /, and is percent-encoded.
url { "include": "^/a$b" }
    "^/a$b" » url.include of "hero" can never match a path: "^/a$b" » The path is tested as the browser writes it: it begins with /, and is percent-encoded.

# pattern-shadowed
url { "include": "^/store/sale", "exclude": "^/store" }
    "^/store" » url.exclude of "hero" excludes every path that the include "^/store/sale" matches: "^/store" » Make the exclude narrower, or take the include out.
url { "include": "^/[ab]", "exclude": ["^/a", "^/b"] }
    "^/a" » url.exclude of "hero" excludes every path that the include "^/[ab]" matches: "^/a" » Make the exclude narrower, or take the include out.
url { "include": ["^/a", "^/b"], "exclude": "^/a" }
    "^/a" » url.exclude of "hero" excludes every path that the include "^/a" matches: "^/a" » Make the exclude narrower, or take the include out.
url { "include": "^/a", "exclude": "^/b" }
url { "include": "x^", "exclude": "^/" }
url { "include": "^/a", "exclude": "(" }
url { "include": "(", "exclude": "^/" }
search { "exclude": "a" }
search { "exclude": "^" }
    "^" » search.exclude of "hero" excludes every query, also the empty one: "^" » Make the exclude narrower, or take the include out.
search { "include": "a", "exclude": "^" }
    "^" » search.exclude of "hero" excludes every query that the include "a" matches: "^" » Make the exclude narrower, or take the include out.
search { "include": "a=1", "exclude": "a" }
    "a" » search.exclude of "hero" excludes every query that the include "a=1" matches: "a" » Make the exclude narrower, or take the include out.
`);
