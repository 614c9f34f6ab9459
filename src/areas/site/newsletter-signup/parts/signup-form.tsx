import type { HostProps } from '../../../../widgets/kit/host';
import { visuallyHidden } from '../../../../widgets/kit/visually-hidden.style';
import { AreaButton } from '../../../kit/area-button';
import { DoneView } from '../../../kit/form/done-view';
import { ErrorSummary } from '../../../kit/form/error-summary';
import { FieldView } from '../../../kit/form/field-view';
import { fields as column } from '../../../kit/form/form.style';
import { failed } from '../../../kit/form/form-panel.style';
import { type SignupOptions, useSignup } from './use-signup';

export const SignupForm = ({ host, ...options }: SignupOptions & HostProps) => {
  const { texts } = options;
  const { status, fields, values, idOf, wrong, faults, turn, change, send } = useSignup(host, options);

  if (status === 'subscribed')
    return (
      <DoneView heading={texts.doneHeading}>
        <p>{texts.doneText}</p>
      </DoneView>
    );
  if (status === 'known')
    return (
      <DoneView heading={texts.knownHeading}>
        <p>{texts.knownText}</p>
      </DoneView>
    );
  return (
    <form
      className={column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ErrorSummary heading={texts.summaryHeading} faults={faults} root={host.root} turn={turn} />
      {fields.map((field) => (
        <FieldView
          key={field.id}
          field={field}
          id={idOf(field.id)}
          value={values.get(field.id)}
          wrong={wrong.get(field.id)}
          chooseText=""
          onChange={(value) => change(field, value)}
        />
      ))}
      <p role="status" className={visuallyHidden}>
        {status === 'sending' ? texts.sendingText : ''}
      </p>
      {status === 'failed' && (
        <p className={failed} role="alert">
          {texts.sendErrorText}
        </p>
      )}
      <div>
        <AreaButton type="submit" busy={status === 'sending'}>
          {status === 'sending' ? texts.sendingText : texts.subscribeText}
        </AreaButton>
      </div>
    </form>
  );
};
