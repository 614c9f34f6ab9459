// @vitest-environment node
import { testPages } from './test-pages';

testPages(`
# any rule
<script src="/cobble.js" data-ignore="p ~ div"></script><p></p><b></b><div data-widget="tile" data-theme="pink"></div>
<div data-cobble-off><div data-widget="tile" data-rating="9"></div></div>
<script src="/cobble.js" data-ignore=".user"></script><div class="user"><p><div data-widget="tile" data-rating="9" data-title="a"></div></p></div><div class="use"><div data-widget="tile" data-rating="9" data-title="a"></div></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<script src="/cobble.js" ></script><div data-cobble-off><p><div data-widget="tile" data-rating="9" data-title="a"></div></p>&lt;div data-widget="a"</div><div data-widget="tile" data-rating="9" data-title="a"></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
// No widget mounts there, yet lint reported nothing.
<script src="/cobble.js" data-ignore="##"></script><div data-widget="tile" data-rating="9" data-title="a"></div>
    tag-attribute » ## » data-ignore="##" of the Cobble tag isn't a CSS selector, such as .comments: the whole page is ignored, so nothing mounts » Write a CSS selector, such as .comments.
<script src="/cobble.js" data-ignore=".a:has(> .b)"></script><div class="a"><i class="b"></i><div data-widget="tile" data-rating="9" data-title="a"></div></div><div class="a"><div data-widget="tile" data-rating="9" data-title="a"></div></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<script src="/cobble.js" data-ignore="p + div"></script><p></p><div data-widget="tile" data-rating="9" data-title="a"></div><div data-widget="tile" data-rating="9" data-title="a"></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<script src="/cobble.js" data-ignore="div:first-child"></script><section><div data-widget="tile" data-rating="9" data-title="a"></div><div data-widget="tile" data-rating="9" data-title="a"></div></section>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<script src="/cobble.js" data-ignore="[data-x=y]"></script><div data-x=y data-widget="tile" data-rating="9" data-title="a"></div><div data-widget="tile" data-rating="9" data-title="a"></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<script src="/cobble.js" data-ignore="section div"></script><section><b><div data-widget="tile" data-rating="9" data-title="a"></div></b></section><div data-widget="tile" data-rating="9" data-title="a"></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<script src="/cobble.js" data-ignore=":root > body > div"></script><div data-widget="tile" data-rating="9" data-title="a"></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<script src="/cobble.js" data-allow="flyout,  plain"></script><div data-widget="tile" data-rating="9" data-title="a"></div><div data-widget="plainn"></div>
<script src="/cobble.js" data-allow="tile"></script><div data-widget="tile" data-rating="9" data-title="a"></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<script src="/other.js" data-allow="plain"></script><script src="/cobble.js" ></script><div data-widget="tile" data-rating="9" data-title="a"></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
<img src="/cobble.js" data-allow="plain"><script src="/cobble.js" ></script><div data-widget="tile" data-rating="9" data-title="a"></div>
    bad-value » 9 » data-rating of tile isn't a number from 0 to 5: "9" » Write a number from 0 to 5, without a unit. Use a dot for decimals.
`);
