import { beforeEach, describe, expect, it, vi } from 'vitest';
import { form, showTicket } from './show-ticket';

beforeEach(() => sessionStorage.clear());

// ARE-3
describe('support-ticket', { timeout: 30_000 }, () => {
  it("shows dynamic content in the page's language, or the default one", async () => {
    const { text, labels, all } = await showTicket({}, {}, 'sv-se');
    expect(text('h2')).toBe('Anmäl ett problem');
    expect(labels()).toContain('Slags problem');
    expect(all('option').map((one) => one.textContent)).toEqual(['Choose an option', 'A crash', 'Else']);
  });

  // "Try again" used to be shown for an unknown form, though a retry could never succeed.
  it('shows an unknown form as closed, and offers a retry on other failures', async () => {
    const failing = (status: number) =>
      showTicket({ ticketForm: vi.fn().mockRejectedValue(Object.assign(new Error('no'), { status })) });
    const gone = await failing(404);
    expect(gone.text()).toContain('This form is closed right now.');
    expect(gone.text()).not.toContain('Required fields');
    expect(gone.all('button, [role=alert]')).toEqual([]);
    const failed = await failing(500);
    expect(failed.text('[role=alert]')).toContain('Try again');
  });

  it("shows the service's own texts if dynamic content fails to load", async () => {
    const { labels } = await showTicket({ dynamicContent: vi.fn().mockRejectedValue(new Error('down')) });
    expect(labels()).toContain('Kind');
  });

  it('shows a conditional field while its condition holds, required if the condition requires it', async () => {
    const { labels, put } = await showTicket();
    expect(labels().join()).not.toMatch(/Code|Where/);
    await put('Kind of problem', 'crash');
    expect(labels()).toContain('Code *');
    await put('Again', true);
    expect(labels()).toContain('Where');
    await put('Kind of problem', 'else');
    expect(labels().join()).not.toContain('Code');
  });

  it('sends the visible fields with the solved challenge, and moves the focus to the ticket number', async () => {
    const one = await showTicket();
    await one.fill();
    await one.put('Kind of problem', 'crash');
    await one.put('Code', 'ABC');
    await one.put('Again', true);
    await one.put('Home', true);
    await one.pick(new File(['x'], 'log.txt', { type: 'text/plain' }));
    await one.send(' AB12 ');
    expect(one.calls.createTicket).toHaveBeenCalledExactlyOnceWith({
      ticket: {
        subject: 'It broke',
        comment: { body: 'I pressed it.', uploads: ['t-log.txt'] },
        requester: { email: 'noor@example.com' },
        ticket_form_id: 7,
        custom_fields: [
          { id: 3, value: 'crash' },
          { id: 4, value: 'ABC' },
          { id: 5, value: true },
          { id: 6, value: ['home'] },
        ],
      },
      challenge: { id: 'c1', text: 'AB12' },
    });
    expect(one.text()).toContain('4711');
    expect(one.root.activeElement).toBe(one.find('h3'));
    expect(one.events).toContainEqual({ name: 'sent', detail: { id: 4711 } });
    expect(sessionStorage.length).toBe(0);
    expect(one.calls.removeUpload).not.toHaveBeenCalled();
  });

  it('lists errors in a summary that gets the focus, and sends nothing', async () => {
    const one = await showTicket();
    await one.put('Kind of problem', 'crash');
    await one.send('');
    expect(one.calls.createTicket).not.toHaveBeenCalled();
    const summary = one.find('[role=alert][tabindex]');
    expect(one.root.activeElement).toBe(summary);
    expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Email address: This field is required.',
      'Subject: This field is required.',
      'What happened? This field is required.',
      'Code: This field is required.',
      'Type what you see or hear: This field is required.',
    ]);
    await one.act(() => one.all('[role=alert] a')[1]!.click());
    expect((one.root.activeElement as HTMLInputElement).labels![0]!.textContent).toBe('Subject *');
  });

  it('keeps the form when sending fails, and succeeds on the next attempt', async () => {
    const createTicket = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ ticket: { id: 1 } });
    const one = await showTicket({ createTicket });
    await one.fill();
    await one.send();
    expect(one.text()).toContain('Couldn’t send');
    expect(one.find<HTMLTextAreaElement>('textarea').value).toBe(' I pressed it. ');
    await one.send();
    expect(one.text('h3')).toContain('Ticket sent');
  });

  // The area used to report a failure, so visitors who tried again sent the ticket twice.
  it("counts as sent, without a number, if the response body isn't JSON", async () => {
    const createTicket = vi.fn(async () => {
      throw Object.assign(new Error('no JSON but "".'), { name: 'ParseError', status: 201 });
    });
    const one = await showTicket({ createTicket });
    await one.fill();
    await one.send();
    expect(one.root.activeElement?.textContent).toContain('Ticket sent');
    expect(one.text()).toContain('You’ll get a reply by email.');
    expect(one.text()).not.toMatch(/number|could not/);
    expect(one.events).toContainEqual({ name: 'sent', detail: { id: undefined } });
  });

  it('loads a new challenge only if the answer was wrong', async () => {
    const refusal = Object.assign(new Error(), {
      status: 400,
      response: new Response(JSON.stringify({ code: 'InvalidChallenge' }), { status: 400 }),
    });
    const one = await showTicket({ createTicket: vi.fn().mockRejectedValue(refusal) });
    await one.fill();
    expect(one.calls.challenge).toHaveBeenCalledTimes(1);
    await one.send();
    expect(one.calls.challenge).toHaveBeenCalledTimes(2);
    expect(one.text()).toContain('That didn’t match');
    expect(one.find<HTMLTextAreaElement>('textarea').value).toBe(' I pressed it. ');
  });

  it("shows the service's error beside its field", async () => {
    const details = {
      base: [
        { description: 'Subject: is too rude', field_key: 1 },
        { description: 'Form: is tired' },
        null,
        { description: {} },
      ],
    };
    const refusal = Object.assign(new Error(), {
      status: 422,
      response: new Response(JSON.stringify({ details }), { status: 422 }),
    });
    const one = await showTicket({ createTicket: vi.fn().mockRejectedValue(refusal) });
    await one.fill();
    await one.send();
    expect(one.all('[role=alert] li').map((line) => line.textContent)).toEqual([
      'Subject: is too rude',
      'Form: is tired',
    ]);
    expect(one.all('[aria-invalid=true]')).toHaveLength(1);
  });

  it('keeps a draft across reloads, without captcha and files, until it is discarded', async () => {
    const one = await showTicket();
    await one.fill();
    await one.pick(new File(['x'], 'log.txt', { type: 'text/plain' }));
    await one.act(() => {
      one.all('form')[1]!.querySelector('input')!.value = 'SECRET';
    });
    await one.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/SECRET|log\.txt/);
    const other = await showTicket();
    expect(other.find<HTMLTextAreaElement>('textarea').value).toBe(' I pressed it. ');
    expect(other.text()).toContain('draft has been restored');
    await other.press('Discard draft');
    expect(other.find<HTMLTextAreaElement>('textarea').value).toBe('');
    expect(other.root.activeElement).toBe(other.find('input'));
    expect(sessionStorage.length).toBe(0);
  });

  // SUP-6: the text of one player used to appear in the next player's form.
  it('shows a player’s text to no other player, and restores it when the player returns', async () => {
    const one = await showTicket({}, {}, 'en-us', 'Ann');
    const text = () => one.find<HTMLTextAreaElement>('textarea')?.value;
    const become = async (gamertag: string | undefined) => {
      one.become(gamertag);
      await vi.waitFor(async () => {
        await one.settle();
        if (one.root.querySelector('[aria-hidden] > [class]:empty')) throw new Error('still loading');
      }, 15_000);
    };
    await one.fill();
    await become(undefined);
    expect(text()).toBe(' I pressed it. ');
    await become('Bob');
    expect(text()).toBe('');
    await become('Ann');
    expect(text()).toBe(' I pressed it. ');
  });

  it('keeps the text when a player signs in, and assigns the draft to that player', async () => {
    const one = await showTicket();
    await one.fill();
    one.become('Ann');
    await one.settle();
    expect(one.find<HTMLTextAreaElement>('textarea').value).toBe(' I pressed it. ');
    await one.put('Subject', 'It broke twice');
    await one.unmount();
    expect(JSON.parse(sessionStorage.getItem('cobble:ticket:7')!)[0]).toBe('Ann');
  });

  it('requests the other kind of challenge', async () => {
    const one = await showTicket();
    await one.press('Switch to audio');
    expect(one.calls.challenge).toHaveBeenLastCalledWith('Audio', expect.anything());
  });

  it('offers a retry if the form fails to load', async () => {
    const ticketForm = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ ticket_form: form });
    const one = await showTicket({ ticketForm });
    await one.act(() => one.find('[role=alert] button').click());
    await one.settle();
    expect(one.labels()).toContain('Subject *');
  });

  it("pre-fills the player's name, and keeps the text when the session ends", async () => {
    const one = await showTicket({}, {}, 'en-us', 'Noor');
    expect(one.find<HTMLInputElement>('input').value).toBe('Noor');
    await one.fill();
    await one.act(() => one.become(undefined));
    await one.settle();
    expect(one.find<HTMLTextAreaElement>('textarea').value).toBe(' I pressed it. ');
  });

  it('shows the valid parts of a hostile form, and runs nothing', async () => {
    const bad = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const hostile = [
      null,
      5,
      {},
      { id: 'a b', type: 'text', title: 'No id' },
      { id: '1', type: 'subject', title: bad, description: bad, required_in_portal: 'yes' },
      { id: 2, type: 'regexp', title: 'Slow', regexp_for_validation: '(a+)+$' },
      { id: 3, type: 'constructor', title: 'New kind' },
      { id: 4, type: 'tagger', title: 'None', custom_field_options: 'x' },
      { id: 5, type: 'text', raw_title: '{{dc.unknown}}' },
      { id: 6, type: 'assignee', title: 'Agents only' },
      { id: 8, type: 'multiselect', title: 'Some', custom_field_options: [null, { value: bad, name: bad }, {}] },
    ];
    const one = await showTicket({
      ticketForm: vi.fn(async () => ({
        ticket_form: {
          id: 7,
          ticket_field_ids: [1, '2', 3, 3, 4, 5, 6, 8, null, {}],
          end_user_conditions: [
            null,
            {},
            { parent_field_id: 9, child_fields: [null] },
            { parent_field_id: 2, value: 'x', child_fields: 7 },
          ],
        },
      })),
      ticketFields: vi.fn(async () => hostile),
      dynamicContent: vi.fn(async () => [
        null,
        { placeholder: 4 },
        { name: '__proto__', placeholder: '{{dc.__proto__}}', variants: [null, { content: 3 }] },
      ]),
      locales: vi.fn(async () => ({ locales: 'none' })),
      challenge: vi.fn(async () => ({ id: {}, image: '<svg onload=alert(1)>' })),
    });
    expect(one.labels().map((label) => label.replace(/<.*/s, 'bad'))).toEqual([
      'Your name',
      'Email address *',
      'bad',
      'Slow',
      'New kind',
      'Some',
      'bad',
    ]);
    expect(one.root.querySelector('script, img')).toBeNull();
    // The pattern of this field would take exponential time on this input.
    await one.put('Slow', `${'a'.repeat(60)}!`);
    await one.send();
    expect(one.text('[role=alert][tabindex]')).not.toContain('Slow');
  });
});
