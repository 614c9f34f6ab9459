// @vitest-environment node
import { testConfigs } from './test-configs';

// CLI-1
testConfigs(String.raw`
# domain
domain "https://www.example.net/"
    "https://www.example.net/" » domain of "hero" has a scheme: "https://www.example.net/" » Write "www.example.net".
domain "ftp+a.b-1://x.net"
    "ftp+a.b-1://x.net" » domain of "hero" has a scheme: "ftp+a.b-1://x.net" » Write "x.net".
domain "x.net/https://a"
    "x.net/https://a" » domain of "hero" has a path: "x.net/https://a" » Write "x.net".
domain "*.example.net"
    "*.example.net" » domain of "hero" has a wildcard, but domains are compared literally: "*.example.net" » Write only the host name, such as "www.example.net".
domain "example.net/store"
    "example.net/store" » domain of "hero" has a path: "example.net/store" » Write "example.net".
domain "example.net?a"
    "example.net?a" » domain of "hero" has a path: "example.net?a" » Write "example.net".
domain "example.net#a"
    "example.net#a" » domain of "hero" has a path: "example.net#a" » Write "example.net".
domain "example.net\\a"
    "example.net\\a" » domain of "hero" has a path: "example.net\\a" » Write "example.net".
domain "example.net:8080"
    "example.net:8080" » domain of "hero" has a port: "example.net:8080" » Write "example.net".
domain "example.net:"
    "example.net:" » domain of "hero" has a port: "example.net:" » Write "example.net".
domain "a:b.net"
    "a:b.net" » domain of "hero" isn't a host name: "a:b.net" » Write only the host name, such as "www.example.net".
domain " example.net"
    " example.net" » domain of "hero" has whitespace: " example.net" » Write "example.net".
domain "exa mple.net"
    "exa mple.net" » domain of "hero" has whitespace: "exa mple.net" » Write only the host name, such as "www.example.net".
domain "müller.de"
    "müller.de" » domain of "hero" isn't in punycode, as browsers write it: "müller.de" » Write "xn--mller-kva.de".
domain "exa_mple%.net"
    "exa_mple%.net" » domain of "hero" isn't a host name: "exa_mple%.net" » Write only the host name, such as "www.example.net".
domain "WWW.Example.NET"
domain "localhost"
domain "127.0.0.1"
domain ""
domain "[::1]"
domain "a,b.net"
    "a,b.net" » domain of "hero" isn't a host name: "a,b.net" » Write only the host name, such as "www.example.net".
domain "xn--zz"
    "xn--zz" » domain of "hero" isn't a host name: "xn--zz" » Write only the host name, such as "www.example.net".

# name-form
setup { "": { "js": ["/b.js"] } }
    "" » The name of the flight "" is empty » Use letters, digits, dashes and colons.
setup { " a": {} }
    " a" » The name of the flight " a" starts or ends with whitespace » Use letters, digits, dashes and colons.
setup { "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa": {} }
setup { "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa": {} }
setup { "a b": {} }
setup { "a,b": {} }
    "a,b" » The name of the flight "a,b" has a comma » Use letters, digits, dashes and colons.
setup { "a": {} }

# telemetry-id
setup { "tm:a": {} }
    "tm:a" » "tm:a" looks like a telemetry id, but "tm" isn't one of its prefixes » Use one of AX, EX, SF, CS, CF, CT, CU, DC, DF, H5, HL, WS, WP, or a name without a colon after two characters.
setup { "TM:a": {} }
    "TM:a" » "TM:a" looks like a telemetry id, but "TM" isn't one of its prefixes » Use one of AX, EX, SF, CS, CF, CT, CU, DC, DF, H5, HL, WS, WP, or a name without a colon after two characters.
setup { "t1 :a": {} }
    "t1 :a" » "t1 :a" looks like a telemetry id, but "t1" isn't one of its prefixes » Use one of AX, EX, SF, CS, CF, CT, CU, DC, DF, H5, HL, WS, WP, or a name without a colon after two characters.
setup { "xtm:a": {} }
setup { "tmx:a": {} }
experiment { "name": "ab:c" }
    "ab:c" » "ab:c" looks like a telemetry id, but "ab" isn't one of its prefixes » Use one of AX, EX, SF, CS, CF, CT, CU, DC, DF, H5, HL, WS, WP, or a name without a colon after two characters.
experiment { }

# duplicate-name
experiments [{ "name": "a" }, { "name": "a" }, { }, {}]
    "a" » Two experiments are named "a"; the first one is on line 1 » Rename one of them.
// The page trims names: cobble match listed two experiments "a", but check reported nothing.
experiments [{ "name": "a" }, { "name": "a " }, { "name": "\ta" }, { "name": "a" }, { "name": "a b" }]
    "a " » Two experiments are named "a" except for spaces; the first one is on line 1 » Rename one of them.
    "\ta" » Two experiments are named "a" except for spaces; the first one is on line 1 » Rename one of them.
    "a" » Two experiments are named "a"; the first one is on line 1 » Rename one of them.
experiments { " a": {}, "a": {} }
    "a" » Two experiments are named "a" except for spaces; the first one is on line 1 » Rename one of them.
experiments { "a": {}, "b": {}, "a": {} }
    "a" » Two experiments are named "a"; the first one is on line 1 » Rename one of them.
file { "other": { "a": 1, "a": 2 }, "experiments": { "a": {}, "a": {} } }
    "a" » Two experiments are named "a"; the first one is on line 1 » Rename one of them.
file { "experiments": { "a": {} }, "experiments": { "a": {} } }
    "experiments" » "experiments" is repeated; only the last one is read » Merge them.

# duplicate-entry
url { "include": ["^/a", "^/a"] }
    "^/a" » "^/a" is repeated in a list of url.include » Remove one.
url { "include": "^/a", "exclude": "^/a" }
setup { "b": { "js": ["/a.js", "/a.js"], "css": ["/a.js"] } }
    "/a.js" » "/a.js" is repeated in a list of js » Remove one.

# duplicate-key
setup { "b": { "js": [], "js": [1] } }
    "js" » The key "js" is repeated in one object; only the last one is read » Remove one, or merge them.
setup { "b": {}, "b": {} }
setup { "b": [{ "x": 1, "x": 1 }] }
    "x" » The key "x" is repeated in one object; only the last one is read » Remove one, or merge them.
file { "experiments": [], "experiments": [] }

# shared-flight
experiments [{ "name": "a", "flights": { "setup": { "x": { "js": ["/a.js"] }, "y": {} } } }, { "name": "b", "flights": { "setup": { "x": { "js": ["/b.js"] }, "y": {} } } }]
    "x" » The flight "x" has different files in "b" than in another setup, of "a"; the first one is on line 1 » Rename one of them.
experiments [{ "name": "a", "flights": { "setup": { "x": { "js": ["/a.js"] } } } }, { "name": "b", "flights": { "setup": { "x": { "css": ["/a.js"] } } } }]
    "x" » The flight "x" has different files in "b" than in another setup, of "a"; the first one is on line 1 » Rename one of them.
experiments [{ "name": "a", "flights": { "setup": { "x": { "js": ["/a.js"] } } } }, { "name": "b", "flights": { "setup": { "x": { "js": ["/a.js"] } } } }]
`);
