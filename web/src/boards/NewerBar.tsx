import { Button } from '#web/ui/Button.tsx';
import styles from './boards.module.css';

interface Props {
  /** The number of new posts, in words; null where there are none. */
  readonly said: string | null;
  /** The text while nothing is new. */
  readonly quiet: string;
  readonly show: string;
  readonly onShow: () => void;
}

/** Tells that new posts arrived while the list is read; the button shows them. */
export function NewerBar({ said, quiet, show, onShow }: Props) {
  return (
    <div role="status" className={styles.newer}>
      {said === null ? (
        quiet
      ) : (
        <>
          <b>{said}</b>
          <Button size="sm" onClick={onShow}>
            {show}
          </Button>
        </>
      )}
    </div>
  );
}
