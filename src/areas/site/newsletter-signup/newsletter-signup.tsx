import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { forAnyone } from '../../kit/for-anyone';
import { fields } from '../../kit/form/form.style';
import { formPanel } from '../../kit/form/form-panel.style';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { narrow, waitingField } from './newsletter-signup.style';
import type { description } from './newsletter-signup.widget';
import { countryForm } from './parts/country-form';
import { SignupForm } from './parts/signup-form';

/** Shows only the fields that the visitor's country requires (ARE-7). */
export const NewsletterSignup = ({ host, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = forAnyone(useServices(host));
  const call = useCall(from, async ({ newsletter }, signal) => countryForm(await newsletter.country({ signal })), [], {
    bound: bounded,
  });
  return (
    <section className={`${base} ${formPanel}`}>
      <h2>{texts.heading}</h2>
      <p>{texts.introText}</p>
      <div className={narrow}>
        <CallView
          call={call}
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
          {(form) =>
            from.services && <SignupForm host={host} form={form} newsletter={from.services.newsletter} texts={texts} />
          }
        </CallView>
      </div>
    </section>
  );
};
