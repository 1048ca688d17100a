/** A company's website: another house, which learns nothing of this one. */
export function WebsiteLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <span translate="no">{address}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc" translate="no">
      {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  );
}
