import type { FlightState } from './flight-state';

export interface Outcome {
  runs: boolean;
  isApplied: boolean;
  hasFailed: boolean;
  hasFiles: boolean;
}

export interface Line {
  text: string;
  tone: 'good' | 'plain' | 'bad';
}

export const flightLine = ({ on, by }: Pick<FlightState, 'on' | 'by'>, outcome?: Outcome): Line => {
  if (outcome?.isApplied && !(on && outcome.runs))
    return { text: `${on ? 'on' : 'off'}, but it was applied before: its files stay until a reload`, tone: 'bad' };
  if (!on) return { text: by === 'the URL' ? 'off, by the URL' : 'off', tone: 'plain' };
  const source = by === 'the URL' ? 'on, previewed by the URL' : 'on, by the assignment';
  if (!outcome?.runs) return { text: source, tone: 'plain' };
  const { text, tone } = result(outcome);
  return { text: `${source}: ${text}`, tone };
};

const result = ({ isApplied, hasFailed, hasFiles }: Outcome): Line => {
  if (isApplied) return { text: hasFiles ? 'applied' : 'applied (it has no files)', tone: 'good' };
  if (hasFailed) return { text: 'not applied', tone: 'bad' };
  return { text: 'waiting for its files', tone: 'plain' };
};
