import { AlbumManager } from '../album/AlbumManager.tsx';

/** A seller's album. */
export default function SellerAlbumPage() {
  return <AlbumManager side="seller" />;
}
