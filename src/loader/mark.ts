/** What is drawn already stays `drawn` until it is mounted, where its shadow root has come with the page. */
export const mark = ({ shadowRoot, dataset }: HTMLElement, state: string) => {
  if (!shadowRoot || dataset.widgetState !== 'drawn') dataset.widgetState = state;
};
