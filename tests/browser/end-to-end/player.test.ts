import { capePicker } from './areas/cape-picker';
import { playerProfile } from './areas/player-profile';
import { realmsSubscription } from './areas/realms-subscription';
import { skinPicker } from './areas/skin-picker';
import { runEndToEndTests } from './run-tests';

runEndToEndTests([playerProfile, skinPicker, capePicker, realmsSubscription]);
