/** RLM-5. `inDunningStateText` is for `IN_DUNNING`. */
export const statusProps = {
  unknownStateText: { type: 'text', default: 'Not known', text: 'The state UNKNOWN.' },
  submittedStateText: { type: 'text', default: 'On its way', text: 'The state SUBMITTED.' },
  activeStateText: { type: 'text', default: 'Active', text: 'The state ACTIVE.' },
  inactiveStateText: { type: 'text', default: 'Not active', text: 'The state INACTIVE.' },
  expiredStateText: { type: 'text', default: 'Expired', text: 'The state EXPIRED.' },
  inDunningStateText: { type: 'text', default: 'Payment is due', text: 'The state IN_DUNNING.' },
  failedStateText: { type: 'text', default: 'Failed', text: 'The state FAILED.' },
  inGracePeriodStateText: { type: 'text', default: 'Payment is late', text: 'The state IN_GRACE_PERIOD.' },
  closedStateText: { type: 'text', default: 'Closed', text: 'The state CLOSED.' },
  openStateText: { type: 'text', default: 'Open', text: 'The state OPEN.' },
  deletedStateText: { type: 'text', default: 'Deleted', text: 'The state DELETED.' },
  uninitializedStateText: { type: 'text', default: 'Not set up yet', text: 'The state UNINITIALIZED.' },
  adminLockStateText: { type: 'text', default: 'Locked by the service', text: 'The state ADMIN_LOCK.' },
} as const;
