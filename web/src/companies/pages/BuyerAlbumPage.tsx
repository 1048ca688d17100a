import { AlbumManager } from '../album/AlbumManager.tsx';

/** A buyer's album. */
export default function BuyerAlbumPage() {
  return <AlbumManager side="buyer" />;
}
