import type { RuleText } from '../../report/finding';
import type { Found } from '../../report/locate';
import type { Site } from '../site';

export interface DoctorRule extends RuleText {
  find(site: Site): Iterable<Found>;
}

export const pageStart = { offset: 0, length: 0 };
