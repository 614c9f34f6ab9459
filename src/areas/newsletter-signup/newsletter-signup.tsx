import { base } from '../../widgets/shared/base.style';
import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { wave } from '../../widgets/shared/wave.style';
import { bounded } from '../shared/bounded';
import { CallView } from '../shared/call-view';
import { forAnyone } from '../shared/for-anyone';
import { fields } from '../shared/form/form.style';
import { formPanel } from '../shared/form/form-panel.style';
import { useCall } from '../shared/use-call';
import { useServices } from '../shared/use-services';
import { narrow, waitingField } from './newsletter-signup.style';
import type { description } from './newsletter-signup.widget';
import { readCountry } from './parts/read-country';
import { SignupForm } from './parts/signup-form';

/** The newsletter (ARE-7): asks for what the visitor's country asks for, and only that. */
export const NewsletterSignup = ({ host, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = forAnyone(useServices(host));
  const call = useCall(from, async ({ newsletter }, signal) => readCountry(await newsletter.country({ signal })), [], {
    bound: bounded,
  });
  return (
    <section className={`${base} ${formPanel}`}>
      <h2>{texts.heading}</h2>
      <p>{texts.introText}</p>
      <div className={narrow}>
        <CallView
          call={call}
          from={from}
          texts={texts}
          shimmer={
            <div className={fields} aria-hidden>
              {[0, 1, 2, 3].map((i) => (
                <div key={i} className={`${wave} ${waitingField}`} />
              ))}
            </div>
          }
          empty={({ isAvailable }) => !isAvailable && <p>{texts.unavailableText}</p>}
        >
          {(form) => <SignupForm host={host} form={form} newsletter={from.services!.newsletter} texts={texts} />}
        </CallView>
      </div>
    </section>
  );
};
