export const statusAdvice = (status: number): string => {
  if (status === 401 || status === 403) return 'Use a URL that needs no sign-in and that no firewall blocks.';
  if (status === 404 || status === 410) return 'Check the URL.';
  if (status === 429) return 'Wait a minute, and try again.';
  return status >= 500 ? "Try again later, or check the server's log." : 'Use the final URL, which answers 200.';
};
