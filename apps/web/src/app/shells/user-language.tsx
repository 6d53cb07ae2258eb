import { refreshUser } from '../../lib/session/actions.ts';
import { saveLanguage } from '../../lib/session/save-language.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';

/** The language switch of somebody signed in. */
export function UserLanguage() {
  return (
    <LanguageSwitch
      onChoose={(language) => {
        saveLanguage(language)
          .then(refreshUser)
          // The words on screen have changed already, and the choice is kept until it can be told.
          .catch(() => undefined);
      }}
    />
  );
}
