/** Texts for the states of RLM-5: `inDunningStateText` is the text for `IN_DUNNING`. */
export const statusProps = {
  unknownStateText: { type: 'text', default: 'Unknown', text: 'Name of the state UNKNOWN.' },
  submittedStateText: { type: 'text', default: 'Processing', text: 'Name of the state SUBMITTED.' },
  activeStateText: { type: 'text', default: 'Active', text: 'Name of the state ACTIVE.' },
  inactiveStateText: { type: 'text', default: 'Inactive', text: 'Name of the state INACTIVE.' },
  expiredStateText: { type: 'text', default: 'Expired', text: 'Name of the state EXPIRED.' },
  inDunningStateText: { type: 'text', default: 'Payment due', text: 'Name of the state IN_DUNNING.' },
  failedStateText: { type: 'text', default: 'Failed', text: 'Name of the state FAILED.' },
  inGracePeriodStateText: { type: 'text', default: 'Payment overdue', text: 'Name of the state IN_GRACE_PERIOD.' },
  closedStateText: { type: 'text', default: 'Closed', text: 'Name of the state CLOSED.' },
  openStateText: { type: 'text', default: 'Open', text: 'Name of the state OPEN.' },
  deletedStateText: { type: 'text', default: 'Deleted', text: 'Name of the state DELETED.' },
  uninitializedStateText: { type: 'text', default: 'Not set up', text: 'Name of the state UNINITIALIZED.' },
  adminLockStateText: { type: 'text', default: 'Locked', text: 'Name of the state ADMIN_LOCK.' },
} as const;
