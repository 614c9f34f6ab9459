export const noProfileAnswers: [name: string, get: () => Promise<unknown>][] = [
  ['404', () => Promise.reject({ name: 'HttpError', status: 404 })],
  ['204', async () => undefined],
  ['null', async () => null],
  ['an empty body', () => Promise.reject({ name: 'ParseError', status: 200, response: new Response('') })],
  ['an empty record', async () => ({})],
  [
    'a record of the failure',
    async () => ({
      path: '/minecraft/profile',
      errorType: 'NOT_FOUND',
      error: 'NOT_FOUND',
      errorMessage: 'The server has not found anything matching the request URI',
    }),
  ],
];
