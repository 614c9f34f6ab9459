import type { AnswerOf } from '../shape/answer-of';
import type { Shape, Word } from '../shape/shape';

const textureMembers = {
  id: 'key',
  state: 'text' as Word<'ACTIVE' | 'INACTIVE'>,
  url: 'text',
  alias: 'text',
} as const;

export const cape = { members: textureMembers } as const satisfies Shape;
export type Cape = AnswerOf<typeof cape>;

export const skin = {
  members: { ...textureMembers, variant: 'text' as Word<'CLASSIC' | 'SLIM'> },
} as const satisfies Shape;
export type Skin = AnswerOf<typeof skin>;

export const gameProfile = {
  members: { id: 'key', name: 'text', skins: { list: skin }, capes: { list: cape } },
} as const satisfies Shape;
export type GameProfile = AnswerOf<typeof gameProfile>;

export const realmsProfile = {
  members: {
    id: 'id',
    name: 'text',
    regionId: { nullable: 'id' },
    ownerProfileId: 'key',
    /** May be negative. */
    daysLeft: 'number',
    mayExtend: 'boolean',
    state: 'text' as Word<'CLOSED' | 'OPEN' | 'DELETED' | 'UNINITIALIZED' | 'ADMIN_LOCK'>,
    hasPayment: 'boolean',
    paymentIsActive: 'boolean',
    lastPayment: { nullable: 'date' },
    lastPaymentMillis: { nullable: 'number' },
    nextPayment: { nullable: 'date' },
    nextPaymentMillis: { nullable: 'number' },
    recurringPaymentId: { nullable: 'key' },
    paymentStatus: { nullable: 'text' },
    trial: 'boolean',
  },
} as const satisfies Shape;
export type RealmsProfile = AnswerOf<typeof realmsProfile>;

/** The player's Xbox settings (PRF-4). All values are strings. */
export const xboxSettings = {
  members: {
    profileUsers: { list: { members: { settings: { list: { members: { id: 'text', value: 'text' } } } } } },
  },
} as const satisfies Shape;
export type XboxSettings = AnswerOf<typeof xboxSettings>;
