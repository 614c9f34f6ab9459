/** Runs in the page: goes back unless that leaves the page. */
export const goBack = (): void => {
  const { navigation } = window as never as {
    navigation: { entries(): { sameDocument: boolean }[]; currentEntry: { index: number } };
  };
  if (navigation.entries()[navigation.currentEntry.index - 1]?.sameDocument) history.back();
};
