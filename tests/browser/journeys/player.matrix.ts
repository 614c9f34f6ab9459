import { capePicker } from './areas/cape-picker';
import { playerProfile } from './areas/player-profile';
import { realmsSubscription } from './areas/realms-subscription';
import { skinPicker } from './areas/skin-picker';
import { runStates } from './run-states';

runStates([playerProfile, skinPicker, capePicker, realmsSubscription]);
