// @vitest-environment node
import { testPages } from './test-pages';

testPages(`
# bad-value
<div data-widget="tile" data-variant="quite"></div>
    quite » data-variant of tile isn't one of quiet, loud; did you mean "quiet"?: "quite" » Write "quiet".
<div data-widget="tile" data-variant="zzzzzz"></div>
    zzzzzz » data-variant of tile isn't one of quiet, loud: "zzzzzz" » Write one of quiet, loud.
<div data-widget="tile" data-rating="6"></div>
    6 » data-rating of tile isn't a number from 0 to 5: "6" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<div data-widget="tile" data-rating="many"></div>
    many » data-rating of tile isn't a number from 0 to 5: "many" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<div data-widget="tile" data-least="0"></div>
    0 » data-least of tile isn't a number, at least 1: "0" » Write a number, at least 1, without a unit. Use a dot for decimals.
<div data-widget="tile" data-most="10"></div>
    10 » data-most of tile isn't a number, at most 9: "10" » Write a number, at most 9, without a unit. Use a dot for decimals.
<div data-widget="tile" data-size="x"></div>
    x » data-size of tile isn't a number: "x" » Write a number, without a unit. Use a dot for decimals.
<div data-widget="tile" data-size="-1e3"></div>
<div data-widget="tile" data-least="1"></div>
<div data-widget="tile" data-most="9"></div>
<div data-widget="tile" data-on="no"></div>
    no » data-on of tile isn't true or false: "no" » Write true or false. The attribute alone means true.
<div data-widget="tile" data-href="javascript:x"></div>
    javascript:x » data-href of tile isn't a URL that links allow: "javascript:x" » Write an http, https, mailto or tel URL, or a path.
<div data-widget="tile" data-href="mailto:a@b.net"></div>
<div data-widget="tile" data-href="http://a.net"></div>
<div data-widget="tile" data-href="tel:1"></div>
<div data-widget="tile" data-href="ahttp:b"></div>
    ahttp:b » data-href of tile isn't a URL that links allow: "ahttp:b" » Write an http, https, mailto or tel URL, or a path.
<div data-widget="tile" data-href="https.x:b"></div>
    https.x:b » data-href of tile isn't a URL that links allow: "https.x:b" » Write an http, https, mailto or tel URL, or a path.
<div data-widget="tile" data-options="{}"></div>
    {} » data-options of tile isn't a JSON list of objects: "{}" » Write [ { … }, … ], and put the attribute in single quotes.
<div data-widget="tile" data-options='[{}]'></div>
<div data-widget="tile" data-action="[]"></div>
    [] » data-action of tile isn't a JSON object: "[]" » Write { "…": … }, and put the attribute in single quotes.
<div data-widget="tile" data-action='{}'></div>
<div data-widget="tile" data-action='{'></div>
    { » data-action of tile isn't a JSON object: "{" » Write { "…": … }, and put the attribute in single quotes.
<div data-widget="tile" data-variant="vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv"></div>
    vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv » data-variant of tile isn't one of quiet, loud: "vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv" » Write one of quiet, loud.
<div data-widget="tile" data-variant="vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv"></div>
    vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv » data-variant of tile isn't one of quiet, loud: "vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv…" » Write one of quiet, loud.
<div data-widget="tile" data-rating="{{ stars }}"></div>
<div data-widget="tile" data-rating="%stars%"></div>
<div data-widget="tile" data-rating="%9stars%"></div>
    %9stars% » data-rating of tile isn't a number from 0 to 5: "%9stars%" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<div data-widget="tile" data-rating="%s!%"></div>
    %s!% » data-rating of tile isn't a number from 0 to 5: "%s!%" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<div data-widget="tile" data-price="free"></div>
<div data-widget="tile" data-props='{"rating": 7, "price": {}}' ></div>

# broken-props
<div data-widget="tile" data-props=""></div>
<div data-widget="tile" data-props="{"></div>
    { » data-props of tile isn't valid JSON: missing closing } » Write a JSON object with double quotes, and put the attribute in single quotes.
<div data-widget="tile" data-props="[]"></div>
    [] » data-props of tile isn't a JSON object » Write a JSON object with double quotes, and put the attribute in single quotes.
<div data-widget="tile" data-props="null"></div>
    null » data-props of tile isn't a JSON object » Write a JSON object with double quotes, and put the attribute in single quotes.
<div data-widget="tile" data-props='"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"'></div>
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" » data-props of tile isn't a JSON object » Write a JSON object with double quotes, and put the attribute in single quotes.
<div data-widget="tile" data-props='{}'></div>
<div data-widget="tile" data-props='{{x}}'></div>
<div data-widget="tile" data-props='1'></div>
    1 » data-props of tile isn't a JSON object » Write a JSON object with double quotes, and put the attribute in single quotes.

# missing-prop
<div data-widget="tile" ></div>
    <div data-widget="tile" > » tile needs data-title, which is missing » Add data-title="…": Name.
<div data-widget="tile" data-title=""></div>
    <div data-widget="tile" data-title=""> » tile needs data-title, which is empty » Add data-title="…": Name.
<div data-widget="tile" data-props='{"title": ""}'></div>
    <div data-widget="tile" data-props='{"title": ""}'> » tile needs data-title, which is empty » Add data-title="…": Name.
<div data-widget="tile" data-props='{"title": null}'></div>
    <div data-widget="tile" data-props='{"title": null}'> » tile needs data-title, which is missing » Add data-title="…": Name.
<div data-widget="tile" data-props='{"title": "a"}'></div>
<div data-widget="tile" data-props='[]'></div>
    <div data-widget="tile" data-props='[]'> » tile needs data-title, which is missing » Add data-title="…": Name.
<div data-widget="tile" data-props='null'></div>
<div data-widget="tile" data-props='{{x}}'></div>
<div data-widget="tile" data-title="{{ t }}"></div>
<div data-widget="flyout" ></div>
    <div data-widget="flyout" > » flyout needs data-heading, which is missing » Add data-heading="…": Title.
<div data-widget="flyout" >text</div>
<div data-widget="flyout" ><b slot="x"></b></div>
    <div data-widget="flyout" > » flyout needs data-heading, which is missing » Add data-heading="…": Title.
<div data-widget="flyout" ><b slot="x"></b><b slot=""></b></div>
<div data-widget="flyout" ><b></b></div>
<div data-widget="flyout" data-heading="a"></div>
<div data-widget="tile" data-props='1'></div>
`);
