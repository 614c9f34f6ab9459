// @vitest-environment node
import { testConfigs } from './test-configs';

// CLI-1
testConfigs(String.raw`
# file-relative
setup { "b": { "js": ["exp/b.js"] } }
    "exp/b.js" » js of the flight "b" is relative to the page's path: "exp/b.js" » Write "/exp/b.js".
setup { "b": { "js": [" exp/b.js"] } }
    " exp/b.js" » js of the flight "b" is relative to the page's path: " exp/b.js" » Write "/exp/b.js".
setup { "b": { "js": ["../b.js?a#b"] } }
    "../b.js?a#b" » js of the flight "b" is relative to the page's path: "../b.js?a#b" » Write "/b.js?a#b".
setup { "b": { "js": ["/b.js"] } }
setup { "b": { "js": ["\\b.js"] } }
setup { "b": { "js": ["a+b-1.c:x"] } }
setup { "b": { "js": ["http://"] } }
setup { "b": { "js": ["b/a:b.js"] } }
    "b/a:b.js" » js of the flight "b" is relative to the page's path: "b/a:b.js" » Write "/b/a:b.js".
setup { "b": { "js": [""] } }
setup { "b": { "js": ["https://a.net/b.js"] } }

# file-insecure
setup { "b": { "js": ["http://a.net/b.js"] } }
    "http://a.net/b.js" » js of the flight "b" is loaded over plain http: "http://a.net/b.js" » Write "https://a.net/b.js".
setup { "b": { "js": ["  HTTP://a.net/b.js"] } }
    "  HTTP://a.net/b.js" » js of the flight "b" is loaded over plain http: "  HTTP://a.net/b.js" » Write "https://a.net/b.js".
setup { "b": { "js": ["https://a.net/http:/b.js"] } }
setup { "b": { "js": ["//a.net/b.js"] } }

# file-kind
setup { "b": { "js": ["/b.css"] } }
    "/b.css" » js of the flight "b" has a .css file: "/b.css" » Move it to "css".
setup { "b": { "js": ["/b.mjs"] } }
setup { "b": { "js": ["/b.CSS?v=1"] } }
    "/b.CSS?v=1" » js of the flight "b" has a .css file: "/b.CSS?v=1" » Move it to "css".
setup { "b": { "js": ["/b.css.js"] } }
setup { "b": { "js": ["/b"] } }
setup { "b": { "css": ["/b.js#x", "/b.mjs", "/b.css"] } }
    "/b.js#x" » css of the flight "b" has a .js file: "/b.js#x" » Move it to "js".
    "/b.mjs" » css of the flight "b" has a .js file: "/b.mjs" » Move it to "js".

# file-origin
setup { "b": { "js": ["https://cdn.example.org/b.js"] } }
    "https://cdn.example.org/b.js" » js of the flight "b" is from https://cdn.example.org, which isn't allowed: "https://cdn.example.org/b.js" » Host the file on the page's own origin or https://cdn.example.net, or allow https://cdn.example.org on the page and in --allowed-origins.
setup { "b": { "js": ["https://WWW.example.net/b.js"] } }
setup { "b": { "js": ["https://cdn.example.net/b.js"] } }
setup { "b": { "js": ["http://cdn.example.org/b.js"] } }
setup { "b": { "js": ["https://["] } }
experiment { "name": "x", "flights": { "targeting": { "domain": 7 }, "setup": { "b": { "js": ["https://page.invalid/b.js"] } } } }
experiment { "name": "x", "flights": { "targeting": { "domain": "WWW.a.net" }, "setup": { "b": { "js": ["https://www.a.net/b.js"] } } } }
experiment { "name": "x", "flights": { "targeting": { "domain": "a b" }, "setup": { "b": { "js": ["https://c.net/b.js"] } } } }
experiment { "name": "x", "flights": { "setup": { "b": { "js": ["/b.js"] } } } }

# required
file {}
    {} » "experiments" is missing » Add "experiments": [ … ].
file []
file null
file { "experiments": [1] }
experiment { "flights": { "targeting": { "domain": "a.net", "url": { "include": "^/" } } } }
    { "flights": { "targeting": { "domain": "a.net", "url": { "include": "^/" } } } } » The name of experiment 1 is missing or empty » Add a "name" that is unique in the config.
experiment { "name": "", "flights": { "targeting": { "domain": "a.net", "url": { "include": "^/" } } } }
    "" » The name of experiment 1 is missing or empty » Add a "name" that is unique in the config.
experiment { "name": "hero" }
    { "name": "hero" } » flights of "hero" is missing, so it has no targeting and no setup » Add "flights": { "targeting": …, "setup": … }.
experiment { "name": "hero", "flights": {} }
    {} » targeting of "hero" is missing, so it never matches » Add "targeting": { "domain": …, "url": { "include": … } }.
experiment { "name": "hero", "flights": [] }
experiment { "name": "hero", "flights": { "targeting": [] } }
experiment { "name": "hero", "flights": { "targeting": {} } }
    {} » domain of "hero" is missing, so it never matches » Add "domain" with the host name of the pages, such as "www.example.net".
    {} » url.include of "hero" is missing, so it never matches » Add "include" with a pattern for the paths, such as "^/store". For all pages, write "^/".
experiment { "name": "hero", "flights": { "targeting": { "domain": "a.net", "url": 1 } } }
domain ""
    "" » domain of "hero" is empty, so it never matches » Add "domain" with the host name of the pages, such as "www.example.net".
domain 1
url {}
    {} » url.include of "hero" is missing, so it never matches » Add "include" with a pattern for the paths, such as "^/store". For all pages, write "^/".
url { "include": "" }
    "" » url.include of "hero" is empty, so it never matches » Add "include" with a pattern for the paths, such as "^/store". For all pages, write "^/".
url { "include": [] }
    [] » url.include of "hero" is empty, so it never matches » Add "include" with a pattern for the paths, such as "^/store". For all pages, write "^/".
url { "include": ["", ""] }
    ["", ""] » url.include of "hero" is empty, so it never matches » Add "include" with a pattern for the paths, such as "^/store". For all pages, write "^/".
url { "include": ["", "^/"] }
url { "include": 1 }
url { "include": [1] }
url 1
`);
