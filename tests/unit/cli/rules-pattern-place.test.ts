// @vitest-environment node
import { testConfigs } from './test-configs';

// CLI-1
testConfigs(String.raw`
# pattern-dot
url { "include": "^/a.b" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/a.b" » Write "^/a\\.b", or [^/] for any character.
url { "include": "^/a.b.c" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/a.b.c" » Write "^/a\\.b\\.c", or [^/] for any character.
url { "include": "^/(a.b|c)" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/(a.b|c)" » Write "^/(a\\.b|c)", or [^/] for any character.
url { "include": "^/(?:a.b)" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/(?:a.b)" » Write "^/(?:a\\.b)", or [^/] for any character.
url { "include": "^/a." }
url { "include": "^/.a" }
url { "include": "^/a.*b" }
url { "include": "^/-.b" }
url { "include": "^/a.-" }
url { "include": "^/😀a.b" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/😀a.b" » Write \\. for a literal dot, or [^/] for any character.
url { "include": "^/a\\db" }
url { "include": "^/a\\wb.c" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/a\\wb.c" » Write "^/a\\wb\\.c", or [^/] for any character.
url { "include": "(" }
url { "include": "^\/\u0061\\-a.b" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/a\\-a.b" » Write "^/a\\-a\\.b", or [^/] for any character.
url { "include": "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.y" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.y" » Write "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\.y", or [^/] for any character.
url { "include": "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.y" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" » Write "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\.y", or [^/] for any character.
url { "include": "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.y" }
    . » url.include of "hero" has an unescaped dot, which matches any character: "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" » Write "^/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\.y", or [^/] for any character.

# pattern-anchor
url { "include": "/store" }
    "/store" » url.include of "hero" isn't anchored and matches anywhere in the path: "/store" » Write "^/store". To match anywhere in the path, start with ^.*
url { "include": "/store|/shop" }
    "/store|/shop" » url.include of "hero" isn't anchored and matches anywhere in the path: "/store|/shop" » Write "^(?:/store|/shop)". To match anywhere in the path, start with ^.*
url { "include": "store" }
    "store" » url.include of "hero" isn't anchored and matches anywhere in the path: "store" » Write "^/.*store". To match anywhere in the path, start with ^.*
url { "include": "store$" }
url { "include": "^/a|/b" }
    "^/a|/b" » url.include of "hero" isn't anchored and matches anywhere in the path: "^/a|/b" » Write "^(?:^/a|/b)". To match anywhere in the path, start with ^.*
url { "include": "(^/a|^/b)" }
url { "include": "(?:/a)" }
    "(?:/a)" » url.include of "hero" isn't anchored and matches anywhere in the path: "(?:/a)" » Write "^(?:/a)". To match anywhere in the path, start with ^.*
url { "include": "(/a|b)" }
    "(/a|b)" » url.include of "hero" isn't anchored and matches anywhere in the path: "(/a|b)" » Write "^/.*(/a|b)". To match anywhere in the path, start with ^.*
url { "include": ".*store" }
url { "include": "a*store" }
    "a*store" » url.include of "hero" isn't anchored and matches anywhere in the path: "a*store" » Write "^/.*a*store". To match anywhere in the path, start with ^.*
url { "include": "store.*" }
    "store.*" » url.include of "hero" isn't anchored and matches anywhere in the path: "store.*" » Write "^/.*store.*". To match anywhere in the path, start with ^.*
url { "include": "" }
url { "include": "|a" }
    "|a" » url.include of "hero" isn't anchored and matches anywhere in the path: "|a" » Write "^/.*(?:|a)". To match anywhere in the path, start with ^.*
url { "include": "\\b/a" }
    "\\b/a" » url.include of "hero" isn't anchored and matches anywhere in the path: "\\b/a" » Write "^/.*\\b/a". To match anywhere in the path, start with ^.*
url { "include": "a+" }
    "a+" » url.include of "hero" isn't anchored and matches anywhere in the path: "a+" » Write "^/.*a+". To match anywhere in the path, start with ^.*
url { "include": "^/", "exclude": "/store" }
search { "include": "a=1" }
`);
