import { describe, expect, it, vi } from 'vitest';
import { listRegions } from '../../../src/areas/site/region-picker/parts/list-regions';
import { RegionPicker } from '../../../src/areas/site/region-picker/region-picker';
import { description } from '../../../src/areas/site/region-picker/region-picker.widget';
import { readAnswer } from '../../../src/services/shape/read-answer';
import { regions } from '../../../src/services/store/answers';
import type { PropsOf } from '../../../src/widgets/kit/description';
import { renderArea } from './support';

const list = [
  { MSCode: 'SE', CountryRegionName: 'Sweden' },
  { MSCode: 'FI', CountryRegionName: 'Finland' },
  { MSCode: 'AX', CountryRegionName: 'Aland' },
];
const show = (
  regions: () => unknown = async () => list,
  props: Partial<PropsOf<typeof description>> = {},
  locale?: string,
) => renderArea(RegionPicker, description, { groups: { store: { regions } }, props, locale });

// ARE-11
describe('region-picker', () => {
  it("names and sorts regions in the page's language", async () => {
    const { all } = await show(undefined, {}, 'sv-SE');
    expect(all('option').map((one) => one.textContent)).toEqual([
      'Choose a country or region',
      'Finland',
      'Sverige',
      'Åland',
    ]);
  });

  it('emits the two-letter code of the selected region', async () => {
    const { find, act, events } = await show();
    await act(() => {
      find<HTMLSelectElement>('select').value = 'FI';
      find('select').dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(events).toContainEqual({ name: 'change', detail: { key: 'FI' } });
  });

  it("shows the page's value before the list has loaded, in either case", async () => {
    const { find } = await show(() => new Promise(() => {}), { value: 'se' });
    expect(find<HTMLSelectElement>('select').value).toBe('SE');
    expect(find('select').getAttribute('aria-busy')).toBe('true');
  });

  it("ignores codes and names that aren't strings (they crashed the area)", async () => {
    const none = { toString: 1, valueOf: 2 };
    const { all } = await show(async () => [
      { MSCode: none },
      { MSCode: 'QM', CountryRegionName: none, LongName: 'Nowhere' },
      ...list,
    ]);
    expect(
      all('option')
        .map((one) => one.getAttribute('value'))
        .sort(),
    ).toEqual(['', 'AX', 'FI', 'QM', 'SE']);
  });

  it("keeps the page's value when the list arrives", async () => {
    const { find } = await show(undefined, { value: 'SE' });
    expect(find<HTMLSelectElement>('select').value).toBe('SE');
  });

  it('offers a retry if the request fails', async () => {
    const regions = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(list);
    const { find, act, all, text, settle } = await show(regions);
    expect(text('[role=alert]')).toContain('Something went wrong');
    await act(() => find('[role=alert] button').click());
    await settle();
    expect(all('option')).toHaveLength(4);
  });

  it('takes the valid entries of a hostile list', () => {
    const listed = (answer: unknown) => listRegions(readAnswer(regions, answer) ?? [], 'en-US');
    expect(
      listed([
        null,
        7,
        {},
        { MSCode: '<b>' },
        { MSCode: 'QZ', CountryRegionName: '<img src=x onerror=alert(1)>' },
        { MSCode: 'qz' },
        { MSCode: 77 },
      ]),
    ).toEqual([{ key: 'QZ', text: '<img src=x onerror=alert(1)>' }]);
    expect(listed('nothing')).toEqual([]);
  });
});
