/** Runs in the page: scrolls to a widget's spending button, so that the widget mounts. */
export const findOffer = (widget: string, press: string, random: number) => {
  const hosts = document.querySelectorAll(widget);
  const host = hosts[Math.floor(random * hosts.length)];
  host?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return [...(host?.shadowRoot?.querySelectorAll('button') ?? [])].find((button) =>
    RegExp(press, 'i').test(button.textContent!.trim()),
  );
};
