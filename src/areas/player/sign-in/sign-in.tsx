import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { unseen } from '../../kit/unseen.style';
import { useRestoredFocus } from '../../kit/use-restored-focus';
import { useServices } from '../../kit/use-services';
import { PlayerMenu } from './parts/player-menu';
import { line } from './sign-in.style';
import type { description } from './sign-in.widget';

export const SignIn = ({ host, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { services, gamertag } = from;
  useRestoredFocus(host, 'a,button');

  if (from.error)
    return (
      <div className={`${base} ${line}`} role="alert">
        {texts.errorText}
        <AreaButton variant="secondary" onClick={from.reload}>
          {texts.retryText}
        </AreaButton>
      </div>
    );
  const buttons = (
    <>
      <AreaButton login={services}>{texts.logInText}</AreaButton>
      {!texts.hideSignUp && (
        <AreaButton variant="secondary" login={services} signup>
          {texts.signUpText}
        </AreaButton>
      )}
    </>
  );
  if (!services) {
    // Most visitors are signed out, so reserve the width of these buttons.
    return (
      <div className={`${base} ${line}`}>
        <div className={wave} aria-hidden="true">
          <div className={`${line} ${unseen}`}>{buttons}</div>
        </div>
        <span role="status" className={visuallyHidden}>
          {texts.loadingText}
        </span>
      </div>
    );
  }
  if (!gamertag) return <div className={`${base} ${line}`}>{buttons}</div>;
  return <PlayerMenu key={gamertag} host={host} from={from} gamertag={gamertag} texts={texts} />;
};
