#!/bin/sh
# Installs a wheel file beside what is there, or without one these sources: sh deploy/install.sh [WHEEL]. The first time and
# for every upgrade alike. Each installation is a folder of its own in /opt/burgomaster; `current` is the one that runs.
set -eu
wheel=${1:+$(readlink -f "$1")}
cd "$(dirname "$0")/.."
if [ -z "$wheel" ]; then
  make wheel
  wheel=$(ls "$PWD"/build/wheel/*.whl)
fi
home=${BURGOMASTER_HOME:-/opt/burgomaster}
place=$home/$(date +%Y-%m-%d-%H%M%S)
python3 -m venv "$place"
"$place/bin/pip" install --disable-pip-version-check --quiet --constraint constraints.txt "$wheel"
"$place/bin/burgomaster" --version
ln -sfn "$place" "$home/current"
