import { expect, it } from 'vitest';
import { Visitor } from '../end-to-end/visitor';
import { harness } from '../harness';
import { recordedPage } from './recorded-page';

const harnessed = harness();

/**
 * Sends a ticket.
 *
 * @returns the visitor, who doesn't see the result yet
 */
const send = async (search: string): Promise<Visitor> => {
  const visitor = new Visitor(
    await recordedPage(harnessed, {
      area: 'support-ticket',
      config: { helpCentre: { ticketFormId: '24418771900001' } },
      search,
      shows: /./,
    }),
  );
  const { page } = visitor;
  await visitor.sees(/trouble with a lantern.*type what you see/);
  await visitor.type(/^email address/, 'lamp@fish.example');
  await visitor.type(/^subject/, 'Out');
  await visitor.type(/^description/, 'It went out.');
  await page.$eval('#area', ({ shadowRoot }) => {
    const select = [...shadowRoot!.querySelectorAll('select')].find(({ options }) =>
      [...options].some(({ value }) => value === 'lt_ceiling'),
    )!;
    select.value = 'lt_ceiling';
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await visitor.sees(/how does it hang\?/);
  await visitor.tick(/by a chain/);
  await visitor.type(/^type what you see/, 'abc');
  await visitor.press(/^send$/);
  return visitor;
};

/** Returns the ticket as a string, because parsing JSON would round its IDs. */
const arrived = ({ page }: Visitor) =>
  page.evaluate(
    async () =>
      ((await (await fetch('/__sandbox/requests')).json()) as { call?: string; body: string }[])
        .filter(({ call }) => call === 'support.createTicket')
        .at(-1)!.body,
  );

// ARE-3 SUP-6: 9007199254740993 used to be sent as …992, which is another field.
it('sends field ids beyond 2^53 exactly as the service wrote them', async () => {
  const visitor = await send('?sandbox=recorded');
  await visitor.sees(/number is 35,?436/);
  const body = await arrived(visitor);
  expect(body).toMatch(/"id":"?9007199254740993"?,"value":"lt_ceiling"/);
  expect(body).toMatch(/"id":"?9007199254740995"?,"value":\["lt_chain"\]/);
});

// ARE-3
it("shows a rejected ticket's errors at its fields, including ids beyond 2^53", async () => {
  const visitor = await send('?sandbox=recorded:refused');
  await visitor.sees(/check these fields/);
  const invalid = await visitor.page.$eval('#area', ({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(
      (field) => field.labels![0]!.textContent,
    ),
  );
  expect(invalid).toEqual([expect.stringContaining('Email'), expect.stringContaining('Where does it hang?')]);
});
