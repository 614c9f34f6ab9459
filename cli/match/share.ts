export const shareText = (part: number, all: number, column: string): string => {
  const percent = all > 0 ? (part * 100) / all : 0;
  return `${percent.toFixed(1)} % of ${column}`;
};
