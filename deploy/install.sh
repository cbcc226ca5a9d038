#!/bin/sh
# Installs these sources beside what is there: sh deploy/install.sh. The first time and for every upgrade alike.
# Each installation is a folder of its own in /opt/burgomaster; `current` is the one that runs.
set -eu
cd "$(dirname "$0")/.."
make wheel
place=/opt/burgomaster/$(date +%Y-%m-%d-%H%M%S)
python3 -m venv "$place"
"$place/bin/pip" install --disable-pip-version-check --quiet --constraint constraints.txt build/wheel/*.whl
"$place/bin/burgomaster" --version
ln -sfn "$place" /opt/burgomaster/current
