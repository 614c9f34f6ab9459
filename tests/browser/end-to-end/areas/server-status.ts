import type { EndToEndTest } from '../end-to-end-test';

export const serverStatus: EndToEndTest = {
  area: 'server-status',
  rules: 'ARE-2 HLP-3',
  signedOut: async (visitor) => {
    await visitor.sees(/some worlds start slowly/);
    await visitor.press(/^details$/);
    await visitor.press(/^refresh$/);
    await visitor.sees(/some worlds start slowly/);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/some worlds start slowly/);
    await visitor.sessionEnds();
    await visitor.press(/^refresh$/);
    await visitor.sees(/some worlds start slowly/);
  },
};
