import { type Environment, page, tag, vendor, widgets } from './environment';

/** Makes the host render again around the mounted widgets. */
const clickWhenMounted: Environment['check'] = async (_, frame) => {
  await frame.evaluate(() => document.querySelector<HTMLElement>('#count')!.click());
  await frame.waitForFunction(() => document.querySelector('#count')!.textContent === '1');
};
const keepsWidgets = () =>
  ['tile', 'rules', 'slides', 'servers'].every(
    (id) => document.getElementById(id)?.dataset.widgetState === 'mounted',
  ) && document.querySelector('#count')?.textContent === '1';

export const frameworks: readonly Environment[] = [
  {
    name: 'Vue around the widgets',
    does: 'Takes the markup of the page as its template, and replaces all elements by its own.',
    advice: 'Mark Cobble’s elements with `v-pre`, so that Vue leaves `{{ }}` in your texts alone.',
    isSample: true,
    html: () =>
      page({
        head: vendor('vue/dist/vue.global.prod.js') + tag(),
        body: `<main><button type="button" id="count" @click="count++">{{ count }}</button>${widgets}</main>
<script>addEventListener('load', () => Vue.createApp({ data: () => ({ count: 0 }) }).mount('main'))</script>`,
      }),
    check: clickWhenMounted,
    host: keepsWidgets,
  },
  {
    name: 'Alpine around the widgets',
    does: 'Watches all elements, and inserts the content of a `template`.',
    html: () =>
      page({
        head: vendor('alpinejs/dist/cdn.js', 'defer') + tag(),
        body: `<main x-data="{ count: 0 }"><button type="button" id="count" @click="count++" x-text="count"></button><template x-if="true"><div>${widgets}</div></template></main>`,
      }),
    check: clickWhenMounted,
    host: keepsWidgets,
  },
  {
    name: 'AngularJS around the widgets',
    does: 'Compiles the markup of the page, and inserts what `ng-if` allows.',
    html: () =>
      page({
        attributes: 'lang="en-us" ng-app',
        head: vendor('angular/angular.js') + tag(),
        body: `<main ng-init="count = 0"><button type="button" id="count" ng-click="count = count + 1" ng-bind="count"></button><div ng-if="true">${widgets}</div></main>`,
      }),
    check: clickWhenMounted,
    host: keepsWidgets,
  },
];
