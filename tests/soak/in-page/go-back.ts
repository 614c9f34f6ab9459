/** Runs in the page: back, where that does not lead away from it. */
export const goBack = (): void => {
  const { navigation } = window as never as {
    navigation: { entries(): { sameDocument: boolean }[]; currentEntry: { index: number } };
  };
  if (navigation.entries()[navigation.currentEntry.index - 1]?.sameDocument) history.back();
};
