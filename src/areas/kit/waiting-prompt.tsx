import type { ReactNode } from 'react';
import { wave } from '../../widgets/kit/wave.style';
import { cover, prompt } from './call-view.style';
import { unseen } from './unseen.style';

export const WaitingPrompt = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${prompt} ${unseen}`} aria-hidden="true">
    {children}
    <div className={`${wave} ${cover}`} />
  </div>
);
