import { useWords } from '#web/i18n/words.ts';
import { forgetOffers, useAskedOffers } from '#web/page/asked-offers.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { SelectionBar } from '#web/ui/SelectionBar.tsx';

/** The offers that are ticked, and the way to an enquiry about them. Fetched with the first tick. */
export default function AskedBar() {
  const t = useWords('catalog');
  const { length } = useAskedOffers();
  return (
    <SelectionBar
      label={t('asked.label')}
      action={
        <>
          <Button onClick={forgetOffers}>{t('asked.clear')}</Button>
          <ButtonLink to="/post-inquiry?offers=1">{t('asked.go')}</ButtonLink>
        </>
      }
    >
      <span>{t('asked.chosen', { count: length })}</span>
    </SelectionBar>
  );
}
