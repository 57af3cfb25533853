import {ensureStorage} from '../../player/ensureStorage';

// Before the player, which reads the volume from the storage that a sandbox does not have.
ensureStorage();
