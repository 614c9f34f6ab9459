import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { useAddresses } from '../../../src/areas/kit/use-addresses';
import { render } from '../widgets/support';

const description = { name: 'place', kind: 'area', text: '', props: {}, examples: [] } as const;

const Place = () => {
  const [place] = useAddresses(['place']);
  useLayoutEffect(() => {
    location.hash = 'place=second';
  }, []);
  return <p>{place}</p>;
};

// ARE-4: a visitor may follow a link before the area listens.
it('follows an address that changes between the first render and its effects', async () => {
  history.replaceState(null, '', '/?place=first');
  const { find } = await render(Place, description);
  expect(find('p').textContent).toBe('second');
});
