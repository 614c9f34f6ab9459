// @vitest-environment node
import { testPages } from './test-pages';

testPages(`
# no-tag
<body><div data-widget="tile" data-title="a"></div></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, the first of which is tile, and no Cobble tag » Put the tag that cobble snippet prints into its <head>.
<body><div data-widget="tile" data-title="a"></div><script>cobbleSettings = {}</script></body>
<body><div data-widget="tile" data-title="a"></div><script src="/gtm.js"></script></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, the first of which is tile, and no Cobble tag » Put the tag that cobble snippet prints into its <head>.
<body><div data-widget="tile" data-title="a"></div><script src="{{ x }}"></script></body>
<body><div data-widget="tile" data-title="a"></div><script src="/x/cobble.realms.js"></script></body>
<body><div data-widget="tile" data-title="a"></div><script src="cobble.js"></script></body>
<body><div data-widget="tile" data-title="a"></div><script src="xcobble.js"></script></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, the first of which is tile, and no Cobble tag » Put the tag that cobble snippet prints into its <head>.
<body><div data-widget="tile" data-title="a"></div><p>cobbleSettings</p></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, the first of which is tile, and no Cobble tag » Put the tag that cobble snippet prints into its <head>.
<body><div data-widget="tile" data-title="a"></div><script>load("/cobble.realms.js")</script></body>
<body><div data-widget="tile" data-title="a"></div><script>load("/cobble..js")</script></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, the first of which is tile, and no Cobble tag » Put the tag that cobble snippet prints into its <head>.
<body><div data-widget="tile" data-title="a"></div><img src="/cobble.js"></body>
    <div data-widget="tile" data-title="a"> » The page has widgets, the first of which is tile, and no Cobble tag » Put the tag that cobble snippet prints into its <head>.
<body><div data-widget="tile" data-title="a"></div><script src=”/cobble.js”></script></body>
<body><p></p></body>
    <body> » The page has no Cobble tag, and no element with data-widget » Put the tag that cobble snippet prints into its <head>, and a widget where one is to stand; or leave the page out.
<body><script src="/cobble.js?v=1"></script></body>
<body><div data-widget="tile" data-title="a"></div><div data-cobble-off><script src="/cobble.js#a"></script></div></body>
<head></head><div data-widget="tile" data-title="a"></div>
    <div data-widget="tile" data-title="a"> » The page has widgets, the first of which is tile, and no Cobble tag » Put the tag that cobble snippet prints into its <head>.
<html><div data-widget="tile" data-title="a"></div>
    <div data-widget="tile" data-title="a"> » The page has widgets, the first of which is tile, and no Cobble tag » Put the tag that cobble snippet prints into its <head>.
<header><div data-widget="tile" data-title="a"></div></header>
<thead><div data-widget="tile" data-title="a"></div>

# no-widget
<script src="/cobble.js" ></script>
<script src="/cobble.js" ></script><div data-widget="tile" data-rating="9" data-title="a"></div>
<img src="/cobble.js">
<script></script>

# several-tags
<script src="/cobble.js" ></script><script src="/cobble.js" ></script>
    <script src="/cobble.js" > » This is one more Cobble tag; the first is on line 1 » Keep one. For another theme on one element write data-theme there.
<script src="/cobble.js" ></script>
<p></p>

# page-config
<script type="application/json" data-cobble-config >{}</script>
<script type="application/json" data-cobble-config >{</script>
    < » The page's settings are not JSON: a closing } is missing » Correct the JSON; without it every setting has its default.
<script type="application/json" data-cobble-config >[]</script>
    [ » The page's settings are not a JSON object » Correct the JSON; without it every setting has its default.
<script type="application/json" data-cobble-config ></script>
    < » The page's settings are not JSON: the file is empty » Correct the JSON; without it every setting has its default.
<script type="application/json" data-cobble-config >{"a": 1} x</script>
    x » The page's settings are not JSON: this is not JSON » Correct the JSON; without it every setting has its default.
<script type="application/json" data-cobble-config >{{ x }}</script>
<script type="application/json" data-cobble-config >{}</script><script type="application/json" data-cobble-config >{}</script>
    <script type="application/json" data-cobble-config > » There are several data-cobble-config; the first is on line 1, and only it is read » Merge them into one.
<div data-cobble-config></div>
    <div data-cobble-config> » data-cobble-config stands on a <div> » Write <script type="application/json" data-cobble-config>.
<script type="application/json" data-cobble-config >{"local": "sv"}</script>
    "local" » There is no setting "local"; did you mean "locale"? » Write "locale".
<script type="application/json" data-cobble-config >⏎{"themee": "a"}</script>
    "themee" » There is no setting "themee"; did you mean "theme"? » Write "theme".
<script type="application/json" data-cobble-config >{"locale": 1}</script>
<template data-cobble-config></template><script type="application/json" data-cobble-config >{}</script>
    <template data-cobble-config> » data-cobble-config stands on a <template> » Write <script type="application/json" data-cobble-config>.
    <script type="application/json" data-cobble-config > » There are several data-cobble-config; the first is on line 1, and only it is read » Merge them into one.
`);
