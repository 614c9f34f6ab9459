/** An app with the routes `list` and `item`: links to both, the current route, and a counter that keeps its state. */
export interface RouterApp {
  readonly name: string;
  /** A module to bundle with its packages. */
  readonly module?: string;
  /** The tool in `tests/tools` whose packages the module imports. Default: the checkout's packages. */
  readonly tool?: string;
  readonly head?: string;
  /** Returns the HTML of a route's body. Single-page applications return the same HTML for all routes. */
  body(route: string): string;
}

const angular: RouterApp = {
  name: 'Angular Router',
  tool: 'angular',
  module: `
    import 'zone.js';
    import '@angular/compiler';
    import { APP_BASE_HREF } from '@angular/common';
    import { Component, provideZoneChangeDetection } from '@angular/core';
    import { bootstrapApplication } from '@angular/platform-browser';
    import { provideRouter, RouterLink, RouterOutlet } from '@angular/router';
    const routes = ['list', 'item'].map((name) => ({
      path: 'router/' + name,
      component: Component({ template: '<p id="route">' + name + '</p>' })(class {}),
    }));
    const App = Component({
      selector: 'app-root',
      imports: [RouterLink, RouterOutlet],
      template: \`
        <button id="count" (click)="count = count + 1">{{ count }}</button>
        <a id="item" routerLink="/router/item">Item</a>
        <router-outlet />\`,
    })(class { count = 0 });
    bootstrapApplication(App, {
      providers: [provideZoneChangeDetection(), provideRouter(routes), { provide: APP_BASE_HREF, useValue: '/' }],
    });`,
  body: () => '<app-root></app-root>',
};

const vue: RouterApp = {
  name: 'Vue Router',
  module: `
    import { createApp, h, ref } from 'vue';
    import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';
    const routes = ['list', 'item'].map((name) => ({
      path: '/router/' + name,
      component: { render: () => h('p', { id: 'route' }, name) },
    }));
    const count = ref(0);
    const render = () => [
      h('button', { id: 'count', onClick: () => count.value++ }, count.value),
      h(RouterLink, { id: 'item', to: '/router/item' }, () => 'Item'),
      h(RouterView),
    ];
    createApp({ render }).use(createRouter({ history: createWebHistory(), routes })).mount('#app');`,
  body: () => '<div id="app"></div>',
};

const react: RouterApp = {
  name: 'React Router',
  module: `
    import { createElement as h, Fragment, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    import { createBrowserRouter, Link, Outlet } from 'react-router';
    import { RouterProvider } from 'react-router/dom';
    const App = () => {
      const [count, setCount] = useState(0);
      return h(Fragment, null,
        h('button', { id: 'count', onClick: () => setCount(count + 1) }, count),
        h(Link, { id: 'item', to: '/router/item' }, 'Item'),
        h(Outlet),
      );
    };
    const children = ['list', 'item'].map((name) => ({ path: name, element: h('p', { id: 'route' }, name) }));
    const router = createBrowserRouter([{ path: '/router', element: h(App), children }]);
    createRoot(document.querySelector('#app')).render(h(RouterProvider, { router }));`,
  body: () => '<div id="app"></div>',
};

const turbo: RouterApp = {
  name: 'Turbo',
  head: `<script src="/vendor/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>
    <script>document.addEventListener('click', ({ target }) => { if (target.id === 'count') target.textContent++ })</script>`,
  body: (route) => `<button id="count" data-turbo-permanent>0</button><a id="item" href="/router/item">Item</a>
    <p id="route">${route}</p>`,
};

const htmx: RouterApp = {
  name: 'htmx',
  head: '<script src="/vendor/htmx.org/dist/htmx.js"></script>',
  body: (
    route,
  ) => `<button id="count" hx-on:click="this.textContent = window.clicks = (window.clicks ?? 0) + 1">0</button>
    <a id="item" href="/router/item" hx-boost="true">Item</a><p id="route">${route}</p>`,
};

export const routerApps: readonly RouterApp[] = [angular, vue, react, turbo, htmx];
