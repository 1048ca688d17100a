import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from './MarkdownHtml.module.css';

/** Whether a click on a link is left to the browser: another tab, another site, a place here. */
function isBrowsers(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href') ?? '';
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    !href.startsWith('/') ||
    link.target === '_blank'
  );
}

/** A text that the server drew from Markdown; its links into the product do not load it anew. */
export function MarkdownHtml({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const node = text.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || isBrowsers(event, link)) return;
      event.preventDefault();
      void navigate(link.getAttribute('href') ?? '/');
    };
    node?.addEventListener('click', follow);
    return () => node?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div
      ref={text}
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at the server, no raw HTML in it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
