import { GrowthBook } from '@growthbook/growthbook';

const growthBook = new GrowthBook({
  apiHost: `${location.origin}/bench`,
  clientKey: 'bench',
  attributes: { id: 'visitor', host: location.hostname, path: location.pathname },
});
await growthBook.init({ timeout: 10_000 });
if (growthBook.isOn('welcome')) {
  const script = document.createElement('script');
  script.src = '/bench/variant.js';
  document.head.append(script);
}
